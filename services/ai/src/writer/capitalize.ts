/** 'bolsa de crochê.' → 'Bolsa de crochê.' Leading quotes and the like stay, and so does '3 em 1'. */
export const capitalize = (text: string): string => text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (start) => start.toUpperCase())
