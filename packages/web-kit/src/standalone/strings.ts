export const strings = {
  productName: 'Ateliê',
  alone: 'só este front-end',
  navigation: 'Navegação',
  loading: 'Carregando',
  session: 'Sessão',
  sessions: { visitor: 'Visitante', account: 'Conta', errors: 'Erros', slow: 'Lento' },
  theme: 'Tema',
  themes: { system: 'Do sistema', light: 'Claro', dark: 'Escuro' },
  accountNeeded: 'No produto, o shell leva visitantes à entrada. Escolha a sessão "Conta" para ver esta página.',
  elsewhere: (path: string) => `${path} não é deste front-end.`,
}
