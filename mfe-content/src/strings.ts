/** Texts of several generators. */
export const strings = {
  formTab: 'Criar Prompt',
  resultTab: 'Resultado',
  generating: 'Gerando...',
  cancel: 'Cancelar',
  generationTime: (seconds: number) => `Tempo de geração: ${seconds.toFixed(2)}s`,
  again: 'Gerar Nova',
  recover: 'Recuperar o texto editado',
  prompt: 'Seu prompt',
  promptHint: 'Mude o que quiser antes de copiar.',
  generatePrompt: 'Gerar Prompt',
  promptFailed: 'Erro ao gerar prompt',
  copyPrompt: 'Copiar Prompt',
  openTool: 'Abrir ferramenta de imagens',
  copied: 'Copiado!',
  copyFailed: 'Erro ao copiar:',
}
