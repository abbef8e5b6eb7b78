/** Texts of what is loaded on demand: sending, the sheet, the question before an edit. */
export const lifeStrings = {
  actionsOf: (id: number) => `Ações do orçamento ${id}`,
  details: 'Ver detalhes',
  duplicate: 'Duplicar',
  created: {
    titleOf: (id: number) => `Orçamento ${id} pronto`,
    picture: 'Primeira página do PDF',
    close: 'Fechar',
  },
  companyHint: {
    missing: (details: readonly string[]) => `O PDF ainda não mostra: ${new Intl.ListFormat('pt-BR').format(details)}.`,
    details: {
      name: 'nome da empresa',
      phone: 'telefone',
      address: 'endereço',
      logo: 'logotipo',
    },
    dismiss: 'Não mostrar mais',
  },
  sheetOf: (id: number) => `Orçamento ${id}`,
  showPdf: 'Ver PDF',
  answeredPdf: { accepted: 'PDF da versão aceita', rejected: 'PDF da versão rejeitada' },
  reopen: 'Reabrir para resposta',
  revoke: 'Revogar link',
  revoked: 'Link revogado',
  send: {
    whatsapp: 'Enviar pelo WhatsApp',
    link: 'Enviar link',
    copy: 'Copiar link',
    copied: 'Link copiado',
    chatOpened: 'Conversa aberta',
    marked: 'O orçamento ficou marcado como enviado.',
    preparing: 'Preparando…',
    failed: 'Não foi possível enviar o orçamento. Tente novamente.',
    message: (name: string, id: number, total: string) => `Olá, ${name}! Segue o orçamento ${id}, no total de ${total}`,
  },
  answer: {
    title: 'Registrar resposta',
    intro: 'Para quando o cliente respondeu por telefone, pessoalmente ou por mensagem.',
    comment: 'O que o cliente disse (opcional)',
    accepted: 'Cliente aceitou',
    rejected: 'Cliente recusou',
    saved: 'Resposta registrada',
  },
  confirmEdit: {
    title: 'Editar este orçamento?',
    texts: {
      sent: 'Este orçamento já foi enviado. Ao salvar, ele volta a ser rascunho, e quem tem o link passa a ver a nova versão.',
      accepted:
        'Este orçamento já foi aceito e vale como combinado. Para mudar, combine com o cliente e envie a nova versão; a aceita continua valendo até a nova ser aceita.',
      rejected: 'O cliente recusou este orçamento. Ao salvar, ele volta a ser rascunho e pode ser enviado de novo.',
    },
  },
  cancel: 'Cancelar',
  /** Beside a quote whose page cannot offer to accept yet. */
  missing: (details: readonly string[]) =>
    `Para o cliente poder aceitar pelo link, falta: ${new Intl.ListFormat('pt-BR').format(details)}.`,
  missingDetails: {
    name: 'nome da empresa',
    address: 'endereço da empresa',
    contact: 'telefone ou email da empresa',
    paymentTerms: 'condições de pagamento',
    deliveryDate: 'data de entrega',
  },
  toCompany: 'Dados da empresa',
  timeLine: 'Histórico',
  happened: {
    created: 'Criado',
    sent: {
      share: 'Enviado em arquivo',
      chat: 'Enviado pelo WhatsApp',
      link: 'Enviado por link',
      email: 'Enviado por e-mail',
      other: 'Marcado como enviado',
    },
    opened: 'Aberto pelo cliente',
    by: {
      accepted: (name: string) => `Aceito por ${name}`,
      rejected: (name: string) => `Recusado por ${name}`,
    },
    recorded: { accepted: 'Aceite registrado', rejected: 'Recusa registrada' },
    reopened: 'Reaberto para resposta',
    changed: 'Alterado',
    revoked: 'Link revogado',
  },
}
