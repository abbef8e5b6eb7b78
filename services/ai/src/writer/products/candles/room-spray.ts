import type { ProductType } from '../product-type.ts'

export const roomSpray: ProductType = {
  nouns: ['aromatizador', 'aromatizador de ambiente', 'home spray', 'spray de ambiente', 'perfume para casa', 'perfume de ambiente'],
  asks: ['em que cômodo você mais vai usar', 'que tipo de aroma você prefere', 'se é para você ou de presente'],
  questions: {
    sale: ['Aroma fresco ou doce na sua sala?', 'Qual cômodo você perfuma primeiro?'],
    content: ['Quem na sua casa exagera no perfume?', 'Qual cheiro diz que a faxina acabou?'],
  },
  emojis: ['🏠', '🌿', '🌸'],
  hashtags: ['homespray', 'aromatizador', 'aromatizadordeambiente', 'homesprays', 'perfumedeambiente', 'casacheirosa', 'aromasparacasa'],
  sale: {
    professional: {
      openings: [
        'A casa perfumada em poucos segundos: {topic}.',
        '{O topic} para o momento em que a visita está chegando.',
        'Depois da faxina, {topic}.',
      ],
      steps: [
        ['A casa está limpa, a janela já foi fechada e falta só o perfume. É o toque que avisa que a arrumação terminou.', 'A visita mandou mensagem dizendo que já está na rua. Ainda dá tempo de perfumar a sala antes da campainha.'],
        ['O perfume chega ao ambiente inteiro em pouco tempo e na medida que você quiser. Cada cômodo recebe o quanto precisa.'],
        ['Além da sala, vai bem no quarto de hóspedes, no lavabo e na recepção do trabalho. É também um presente simples de acertar.'],
        ['Para escolher o aroma, pense na hora em que mais vai usar. Notas frescas combinam com a manhã, e as doces, com a noite.'],
      ],
    },
    casual: {
      openings: [
        'Terminei a faxina e faltava {topic}.',
        'A visita já tá subindo, cadê {o topic}?',
        'Casa limpa com cheiro de casa limpa: {topic}.',
      ],
      steps: [
        ['Sabe aquele fim de faxina, chão brilhando e a gente jogada no sofá? O perfume na sala é a minha parte preferida.', 'Chegou mensagem dizendo que a visita tá na esquina. Eu recolho o sapato, ajeito a almofada e perfumo a sala, nessa ordem.'],
        ['O perfume se espalha rápido e você controla o tanto. Um pouquinho no banheiro, mais na sala, e em minutos a casa parece outra.'],
        ['Eu gosto de perfumar o quarto antes de receber alguém pra dormir. Também é presente bom pra quem acabou de mudar.'],
        ['Na dúvida do aroma, vai no que você já gosta de usar no corpo ou na roupa. A chance de enjoar é bem menor.'],
      ],
    },
    funny: {
      openings: [
        'A janela não deu conta da sardinha: {topic}.',
        'Três minutos para a visita e {topic} em mãos.',
        '{O topic} {resolve/resolvem} o que a vassoura não alcança.',
      ],
      steps: [
        ['O plano era faxina completa antes da visita. O que deu tempo foi fechar a porta do quarto e perfumar a sala.', 'Alguém esquentou peixe no micro-ondas e a casa inteira ficou sabendo. Depois da janela aberta, entra o perfume.'],
        ['É a parte da faxina que não exige balde, luva nem força de vontade. E é justamente a que todo mundo elogia.'],
        ['Útil para quem tem cachorro molhado, tênis de futebol ou irmão mais velho. Alguns lares precisam de reforço nas três frentes.'],
        ['Antes de escolher, consulte quem mora junto. Perfume de casa é como série, um adora no primeiro minuto e outro pede para trocar.'],
      ],
    },
    motivational: {
      openings: [
        'O toque final de quem cuidou da casa: {topic}.',
        '{O topic} para comemorar a arrumação terminada.',
        'A casa ficou pronta com {topic}.',
      ],
      steps: [
        ['Quem passou a manhã arrumando merece sentir que terminou. O perfume no ar é o ponto final desse serviço.', 'Trocar a roupa de cama, abrir a janela, perfumar o quarto. Quem prepara a casa para receber alguém mostra afeto sem falar.'],
        ['Em poucos segundos o ambiente muda, mesmo num dia corrido. Cuidar da casa também pode ser um gesto rápido.'],
        ['É um bom presente para quem conquistou o próprio canto, grande ou pequeno. As primeiras semanas na casa nova ganham um cheiro só delas.'],
        ['Escolha o aroma que você gostaria de encontrar ao abrir a porta depois de um dia cheio. É ali que o perfume faz mais diferença.'],
      ],
    },
  },
  content: {
    professional: {
      openings: [
        'O jeito certo de usar {o topic} em casa.',
        'Menos quantidade e melhor resultado com {o topic}.',
        'Um erro comum ao perfumar a casa: {topic}.',
      ],
      steps: [
        ['Quando a casa está com cheiro de comida, o primeiro impulso é cobrir tudo com perfume. O resultado costuma ser uma mistura dos dois.'],
        ['O perfume não tira o cheiro que já existe, apenas se soma a ele. Com o ar renovado, o aroma aparece limpo.'],
        ['Abra as janelas por alguns minutos, feche e só então perfume, apontando para o alto. Comece com pouco e evite móveis envernizados.'],
        ['Um mesmo aroma parece diferente em cada casa. Cortinas, tapetes e o tamanho do cômodo mudam a forma como ele é percebido.'],
      ],
    },
    casual: {
      openings: [
        'Eu usava {o topic} do jeito errado.',
        'Uma dica rápida de quem ama {topic}.',
        'Casa cheirosa sem exagero: {topic}.',
      ],
      steps: [
        ['Quem nunca perfumou a sala por cima do cheiro de fritura? Fica pior, porque agora são dois cheiros brigando.'],
        ['Perfume em ar parado e com cheiro de comida fica pesado. Depois de arejar, bem menos quantidade já aparece.'],
        ['Abre a janela dez minutos, fecha e perfuma pra cima, no meio do cômodo. Cortina segura bem o cheiro, mas testa num canto antes.'],
        ['Gosto de ter um cheiro pra cada canto da casa. O do quarto é um, o da sala é outro, e a família já sabe qual é qual.'],
      ],
    },
    funny: {
      openings: [
        'Alguém exagerou {no topic} outra vez.',
        'O caso do banheiro perfumado demais: {topic}.',
        'Sinais de que você gosta muito {do topic}.',
      ],
      steps: [
        ['Toda casa tem alguém que perfuma como quem apaga incêndio. A visita sai de lá cheirosa até a semana seguinte.'],
        ['O exagero acontece porque o nariz de quem aplica se acostuma logo. A pessoa sente pouco, repete, e o resto da casa abre a janela.'],
        ['A regra é simples, aplique pouco, saia do cômodo e volte. Se o cachorro espirrar no caminho, já estava bom antes.'],
        ['Quem testa perfume de casa passa o dia chamando os outros para cheirar o ar. Os vizinhos acham curioso, mas já se acostumaram.'],
      ],
    },
    motivational: {
      openings: [
        'A casa também guarda o cuidado de quem mora nela: {topic}.',
        'Um gesto de segundos com {o topic}.',
        'Receber bem começa antes da campainha: {topic}.',
      ],
      steps: [
        ['Há quem perfume o quarto de hóspedes quando a visita vem dormir. Ela talvez não comente, mas percebe.'],
        ['Um ambiente perfumado mostra que alguém passou por ali e pensou nos outros. O cheiro conta isso sem uma palavra.'],
        ['Perfume a casa sempre na mesma hora, depois do café ou antes do jantar. Em poucas semanas, o cheiro passa a marcar aquele momento.'],
        ['Quem cria um aroma para casas imagina gente entrando pela porta. O melhor elogio é quando alguém pergunta que cheiro é aquele.'],
      ],
    },
  },
}
