import type { Plans } from './plan.ts'

export const newProduct: Plans = {
  free: [
    { title: 'O primeiro olhar', description: 'Acabou de sair da minha mesa: {product}, com tempo, capricho e as mãos bem ocupadas. No caminho teve {step}, teve café esfriando e teve vontade de mostrar logo. Chegue mais perto e repare nos detalhes.', format: '{Carrossel|Sequência} de três fotos: um detalhe bem de perto, as suas mãos segurando o trabalho e o conjunto sobre um fundo claro.', cta: 'Conte nos comentários: qual detalhe chamou a sua atenção primeiro?' },
    { title: 'Da ideia ao resultado', description: 'Antes de ficar assim, era só uma ideia. Depois veio {step}, com calma e muita paciência, até chegar a este resultado. Quem acompanha o caminho entende o valor do que é feito à mão.', format: '{Vídeo curto|Reel} com quatro cenas de dois segundos, da mesa vazia ao trabalho terminado. Um bom exemplo: {product}.', cta: 'Gostou? Chame no direct para saber mais.' },
    { title: 'Três bons motivos', description: 'Para presentear, para celebrar uma data especial ou para se dar um carinho: criação nova, três bons motivos. Qual deles combina com você?', format: 'Carrossel com {product} em três momentos diferentes, todas com a mesma luz.', cta: 'Responda nos comentários: primeiro, segundo ou terceiro motivo?' },
    { title: 'A escolha é de quem segue', description: 'Duas versões, o mesmo carinho e uma dúvida enorme. Eu não consigo escolher, então passo a decisão para você. Olhe com calma antes de votar.', format: 'Foto de duas versões de {product} lado a lado, vistas de cima, sobre a mesa de trabalho.', cta: 'Vote nos comentários: primeira ou segunda?' },
    { title: 'Novidade na mesa', description: 'Tem novidade por aqui, e ela nasceu do jeito que eu gosto: sem pressa, com capricho e muito carinho. Cada detalhe foi pensado para fazer alguém sorrir.', format: 'Foto de {product} perto de uma janela, com {tool} aparecendo ao fundo.', cta: 'Chame no direct e conte o que você achou.' },
  ],
  about: [
    { title: 'Novidade: {topic}', description: 'Tem novidade por aqui: {topic}. Tem calma, tem capricho e tem carinho do primeiro ao último detalhe, e eu queria muito mostrar para você. Chegue mais perto e repare em cada cantinho.', format: '{Carrossel|Sequência} de três fotos, com {topic} em destaque: um detalhe bem de perto, as suas mãos no trabalho e o conjunto sobre um fundo claro.', cta: 'Quer saber mais sobre {topic}? Chame no direct.' },
    { title: 'Como nasceu a ideia: {topic}', description: 'Toda criação começa com uma ideia, e a desta vez foi {topic}. Pensei, testei, ajustei e só parei quando ficou do jeito que eu imaginava. Agora é a sua vez de olhar.', format: 'Vídeo curto em quatro cenas: o rascunho, os materiais, as suas mãos e {topic} no fim.', cta: 'Conte nos comentários: o que você pensou ao ver a novidade?' },
    { title: 'Para quem gosta de {topic}', description: 'Se o seu coração bate mais forte por {topic}, esta novidade é para você. Tem tempo, tem cuidado e tem um pouco da minha história em cada detalhe.', format: 'Foto perto de uma janela, com {topic} em uso ou ao lado de um objeto que mostre o tamanho.', cta: 'Marque nos comentários quem também gosta de {topic}.' },
  ],
  telling: [
    { title: 'Tem novidade por aqui', description: 'Cada detalhe recebeu tempo e carinho, e eu queria muito dividir esse momento com você.', format: 'Foto do trabalho de que você fala em “{words}”, bem de perto, e outra com as suas mãos.', cta: 'Gostou da novidade? Chame no direct para saber mais.' },
    { title: 'Eu precisava mostrar', description: 'Sabe aquela vontade de contar logo para alguém? Foi assim que eu fiquei. Olhe com calma e repare nos detalhes.', format: 'Vídeo curto que comece com a frase “{words}” na tela e mostre o resultado aos poucos.', cta: 'Conte nos comentários o que você achou da novidade.' },
  ],
}
