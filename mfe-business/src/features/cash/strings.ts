export const strings = {
  title: 'Controle de Caixa',
  comingSoon: 'Em breve',
  hint: 'Aqui você vai registrar entradas e saídas e acompanhar o saldo.',
}
