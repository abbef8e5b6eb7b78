import { startFakeCepService } from '@atelie/test-kit/fake-cep'
import { startFakeSmtpServer } from '@atelie/test-kit/fake-smtp'

/** Fakes of the internet services, where the stack under test expects them. */
export default async function startUpstreams(): Promise<() => Promise<void>> {
  const fakes = [
    await startFakeCepService(portOf(process.env.VIACEP_URL!)),
    await startFakeSmtpServer(portOf(process.env.SMTP_URL!)),
  ]
  return async () => {
    for (const fake of fakes) await fake.close()
  }
}

const portOf = (url: string) => Number(new URL(url).port)
