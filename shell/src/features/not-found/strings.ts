export const strings = {
  title: 'Página não encontrada',
  text: 'A página que você está procurando não existe ou foi removida.',
  home: 'Voltar para a página inicial',
}
