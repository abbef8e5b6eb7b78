export const strings = {
  menu: 'Menu',
  navigation: 'Navegação',
  openMenu: 'Abrir menu',
  greeting: 'Olá, ',
  profile: 'Perfil',
  signOut: 'Sair',
  signIn: 'Entrar',
  blocked: 'Navegação bloqueada: a rota não está na lista permitida:',
  home: 'Home',
}
