export const strings = {
  productName: 'Ateliê',
  tagline: 'Gestão financeira para pequenos empreendedores',
  loading: 'Carregando',
  startFailed: 'Não foi possível abrir o Ateliê. Verifique sua conexão.',
  retry: 'Tentar novamente',
  remoteFailed: 'Esta página não pôde ser carregada agora. As outras continuam funcionando.',
  sessionFailed: 'Não foi possível verificar sua conta agora.',
  newVersion: 'Nova versão disponível',
  update: 'Atualizar',
  trying: ({ frontEnd, version }: { frontEnd: string; version: string }) =>
    `Você está testando ${frontEnd} ${version}.`,
  stopTrying: 'Voltar à versão normal',
  skipToContent: 'Ir para o conteúdo',
}
