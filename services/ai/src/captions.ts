import { parseArgs } from 'node:util'
import { captionBody, captionDefaults, captionSizes, captionStyles, type CaptionSize, type CaptionStyle } from '@atelie/contract/generators'
import { writeCaption } from './writer/caption.ts'
import { createRandom } from './writer/random.ts'

/** Prints samples of the built-in writer to read, ten per style: `npm run captions -- --topic "Bolo de pote" --seed 7`. */
const { values } = parseArgs({
  options: {
    topic: { type: 'string', default: 'Bolsa de crochê' },
    intent: { type: 'string', default: captionDefaults.intent },
    call: { type: 'string', default: captionDefaults.callToAction },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
})
const sizes = Object.keys(captionSizes) as CaptionSize[]

for (const style of Object.keys(captionStyles) as CaptionStyle[]) {
  process.stdout.write(`\n=== ${captionStyles[style]}\n`)
  for (let index = 0; index < Number(values.count); index += 1) {
    const size = sizes[index % sizes.length]
    const request = captionBody.parse({ topic: values.topic, style, size, intent: values.intent, callToAction: values.call })
    const { text, hashtags } = writeCaption(request, createRandom(Number(values.seed) + index))
    process.stdout.write(`\n--- ${captionSizes[request.size]}\n${text}\n${hashtags.join(' ')}\n`)
  }
}
