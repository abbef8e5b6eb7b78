import type { ProductType } from './product-type.ts'
import { barSoap } from './soaps/bar-soap.ts'
import { bathSoak } from './soaps/bath-soak.ts'
import { favorSoap } from './soaps/favor-soap.ts'
import { footBath } from './soaps/foot-bath.ts'
import { laundrySoap } from './soaps/laundry-soap.ts'
import { liquidSoap } from './soaps/liquid-soap.ts'
import { maternitySoap } from './soaps/maternity-soap.ts'
import { soapSet } from './soaps/soap-set.ts'
import { solidShampoo } from './soaps/solid-shampoo.ts'
import { washroomKit } from './soaps/washroom-kit.ts'

export const soapsTypes: readonly ProductType[] = [
  barSoap, bathSoak, favorSoap, footBath, laundrySoap, liquidSoap, maternitySoap, soapSet, solidShampoo, washroomKit,
]
