/** Texts of the forms, which are loaded on demand. */
export const strings = {
  optional: 'Opcional',
  create: {
    titles: { income: 'Nova entrada', expense: 'Nova saída' },
    submits: { income: 'Salvar entrada', expense: 'Salvar saída' },
    saved: 'Transação criada com sucesso.',
    failed: 'Ocorreu um erro ao criar a transação.',
  },
  update: {
    changed: 'Esta transação foi alterada em outro aparelho. Carregue os valores atuais e refaça a sua mudança.',
    take: 'Carregar valores atuais',
    gone: {
      title: 'Transação excluída',
      description: 'Esta transação foi excluída em outro aparelho e não pode mais ser alterada.',
    },
    title: 'Editar transação',
    submit: 'Salvar alterações',
    saved: 'Transação atualizada com sucesso.',
    failed: 'Ocorreu um erro ao atualizar a transação.',
  },
}
