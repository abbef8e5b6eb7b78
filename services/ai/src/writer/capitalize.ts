/** 'bolsa de crochê.' → 'Bolsa de crochê.' Leading quotes and the like stay, and so do '3 em 1' and a contact. */
export const capitalize = (text: string): string => text.replace(/^[^\p{L}\p{N}\p{Co}]*\p{L}/u, (start) => start.toUpperCase())
