import type { Plan } from './plan.ts'

/** Where the visitor's idea is about grief, whatever the purpose. */
export const solemn: readonly Plan[] = [
  { title: 'Com respeito e carinho', description: 'Há momentos em que as palavras precisam ser simples. Deixamos aqui o nosso respeito e um abraço a quem precisar dele.', format: 'Foto discreta, com luz suave: uma flor, uma vela ou as suas mãos em repouso, e o texto “{words}” em letras pequenas.', cta: 'Se quiser, deixe nos comentários uma palavra de carinho.' },
  { title: 'Uma pausa no ateliê', description: 'Hoje a rotina fica mais silenciosa por aqui. Cada pessoa tem o seu tempo, e ele merece cuidado.', format: 'Imagem de fundo claro, sem enfeites, com o texto “{words}” no centro.', cta: 'Se precisar conversar, o direct está aberto.' },
  { title: 'Um abraço em silêncio', description: 'Às vezes estar perto é o maior gesto que existe. A quem atravessa um momento assim, o nosso abraço.', format: 'Foto da janela do ateliê ou da mesa vazia, em tons calmos, com o texto “{words}”.', cta: 'Se fizer bem a você, escreva nos comentários uma lembrança bonita.' },
]
