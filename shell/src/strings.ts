export const strings = {
  productName: 'Ateliê',
  tagline: 'Gestão financeira para pequenos empreendedores',
  loading: 'Carregando',
  startFailed: 'Não foi possível abrir o Ateliê. Verifique sua conexão.',
  retry: 'Tentar novamente',
  remoteFailed: 'Esta página não pôde ser carregada agora. As outras continuam funcionando.',
  sessionFailed: 'Não foi possível verificar sua conta agora.',
  skipToContent: 'Ir para o conteúdo',
}
