import { startFakeCepService } from '@atelie/test-kit/fake-cep'

/** What the product would ask on the internet, where the stack under test was told to look for it. */
export default async function startUpstreams(): Promise<() => Promise<void>> {
  const cep = await startFakeCepService(Number(new URL(process.env.VIACEP_URL!).port))
  return cep.close
}
