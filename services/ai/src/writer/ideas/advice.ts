import type { Plans } from './plan.ts'

export const advice: Plans = {
  free: [
    { title: 'A dica que eu queria ter ouvido antes', description: 'Demorei para aprender, então divido com você. {tip} Parece detalhe, mas muda o resultado.', format: 'Foto do antes e do depois, lado a lado, na mesma posição.', cta: 'Salve esta publicação para consultar depois.' },
    { title: 'Uma dica, um minuto', description: 'Dica rápida de quem vive com as mãos ocupadas. {tip} Simples assim.', format: 'Vídeo curto que mostre a dica sendo feita, com a frase principal na tela.', cta: 'Qual é a sua maior dúvida? Deixe nos comentários.' },
    { title: 'Aprendi na prática', description: 'Tem coisa que nenhum curso ensina tão bem quanto a mesa de trabalho. {tip} Foi errando que eu aprendi.', format: '{Vídeo curto|Foto} de {step}, com a dica escrita na imagem.', cta: 'E você, o que aprendeu na prática? Conte nos comentários.' },
    { title: 'Para quem está começando', description: 'Se você está começando com {niche}, guarde este conselho. {tip} O resto vem com o tempo e a prática.', format: 'Foto de cima com {tool} e os materiais básicos, um ao lado do outro.', cta: 'Marque alguém que está começando.' },
    { title: 'O cuidado que aparece no resultado', description: 'Capricho também é método. {tip} Quem olha de perto percebe a diferença.', format: 'Foto bem de perto de {product}, com boa luz e fundo simples.', cta: 'Essa dica ajudou? Conte nos comentários.' },
  ],
  about: [
    { title: 'Uma dica sobre {topic}', description: 'Muita gente me pergunta sobre {topic}, e a minha primeira dica é sempre a mesma. {tip} Vale guardar para quando precisar.', format: 'Foto ou vídeo curto com {topic} e a dica escrita na imagem.', cta: 'Qual é a sua dúvida sobre {topic}? Deixe nos comentários.' },
    { title: '{topic}: o que aprendi na prática', description: 'Cada dia ensina alguma coisa, e o trabalho com {topic} ensinou bastante. {tip} Foi na prática que eu aprendi.', format: 'Carrossel: {topic} na primeira imagem, a dica na segunda e o resultado na terceira.', cta: 'Salve esta publicação para consultar depois, quando o assunto for {topic}.' },
    { title: 'Antes de começar: {topic}', description: 'Pensando em {topic}? Respire e leia isto antes. {tip} Um minuto de atenção poupa muito retrabalho.', format: 'Vídeo curto com os materiais sobre a mesa e {topic} na última cena.', cta: 'Marque nos comentários quem também gosta de {topic}.' },
  ],
  telling: [
    { title: 'A dica de hoje', description: 'Aproveito para dividir um conselho que cada trabalho me confirma. {tip} Simples assim.', format: 'Vídeo curto com a frase “{words}” na primeira cena e as suas mãos trabalhando em seguida.', cta: 'Ficou alguma dúvida? Deixe nos comentários.' },
    { title: 'Vamos falar disso', description: 'De quem vive com as mãos ocupadas, fica um conselho. {tip} Foi na prática que eu aprendi.', format: 'Carrossel com a frase “{words}” na capa e um passo por imagem.', cta: 'Conte nos comentários como você faz.' },
  ],
}
