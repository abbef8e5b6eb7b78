import type { ProductType } from './product-type.ts'
import { cap } from './uniforms/cap.ts'
import { customSweatshirt } from './uniforms/custom-sweatshirt.ts'
import { graduates } from './uniforms/graduates.ts'
import { healthWear } from './uniforms/health-wear.ts'
import { schoolUniform } from './uniforms/school-uniform.ts'
import { tShirt } from './uniforms/t-shirt.ts'
import { workUniform } from './uniforms/work-uniform.ts'

export const uniformsTypes: readonly ProductType[] = [
  cap, customSweatshirt, graduates, healthWear, schoolUniform, tShirt, workUniform,
]
