import type { Plan } from './plan.ts'

/** For an idea about grief, whatever the purpose. */
export const solemn: readonly Plan[] = [
  { title: 'Com respeito e carinho', description: '{line} Há momentos em que as palavras precisam ser simples. Deixamos aqui o nosso respeito e um abraço a quem precisar dele.', format: 'Foto discreta, com luz suave: uma flor, uma vela ou as suas mãos em repouso, e o texto “{words}” em letras pequenas.', cta: 'Se quiser, deixe nos comentários uma palavra de carinho.' },
  { title: 'Uma pausa no ateliê', description: '{line} Hoje a rotina fica mais silenciosa por aqui. Cada pessoa tem o seu tempo, e ele merece cuidado.', format: 'Imagem de fundo claro, sem enfeites, com o texto “{words}” no centro.', cta: 'Se precisar conversar, o direct está aberto.' },
  { title: 'Um abraço em silêncio', description: '{line} Às vezes estar perto é o maior gesto que existe. A quem atravessa um momento assim, o nosso abraço.', format: 'Foto da janela do ateliê ou da mesa vazia, em tons calmos, com o texto “{words}”.', cta: 'Se fizer bem a você, escreva nos comentários uma lembrança bonita.' },
]

/** For bad news, whatever the purpose. */
export const frank: readonly Plan[] = [
  { title: 'Um aviso com transparência', description: '{line} Preferimos contar com sinceridade. Pedimos desculpas e estamos à disposição para conversar.', format: 'Imagem de fundo claro, sem enfeites, com o texto “{words}” em letras fáceis de ler.', cta: 'Se ficou alguma dúvida, chame no direct.' },
  { title: 'Nem tudo sai como o planejado', description: '{line} Quem confia no nosso trabalho merece saber logo. Pedimos desculpas e vamos conversar com cada pessoa, com calma.', format: 'Vídeo curto em que você conta com calma o que aconteceu, com o texto “{words}” na primeira cena.', cta: 'Para conversar conosco, chame no direct.' },
  { title: 'Um pedido de desculpas', description: '{line} Sentimos muito. Agradecemos a paciência e queremos encontrar com você o melhor caminho.', format: 'Foto simples da mesa do ateliê, com o texto “{words}” e espaço para a sua explicação.', cta: 'Deixe a sua pergunta nos comentários e nós respondemos.' },
]
