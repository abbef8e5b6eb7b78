export const strings = {
  menu: 'Menu',
  navigation: 'Navegação',
  openMenu: 'Abrir menu',
  greeting: 'Olá, ',
  profile: 'Perfil',
  signOut: 'Sair',
  signIn: 'Entrar',
  blocked: 'Navegação bloqueada: a rota não está na lista permitida:',
  error: 'Erro',
  menuFailed: 'Ocorreu um erro ao abrir o menu. Tente novamente.',
  home: 'Home',
}
