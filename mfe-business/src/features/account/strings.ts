export const strings = {
  title: 'Minha Conta',
  comingSoon: 'Em breve',
  hint: 'Aqui você vai configurar os dados da empresa que aparecem nos orçamentos.',
}
