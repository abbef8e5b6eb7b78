import { startFakeCepService } from '@atelie/test-kit/fake-cep'

/** Fakes of the internet services, where the stack under test expects them. */
export default async function startUpstreams(): Promise<() => Promise<void>> {
  const cep = await startFakeCepService(Number(new URL(process.env.VIACEP_URL!).port))
  return cep.close
}
