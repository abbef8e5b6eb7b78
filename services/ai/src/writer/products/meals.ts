import type { ProductType } from './product-type.ts'
import { brazilianDishes } from './meals/brazilian-dishes.ts'
import { cheese } from './meals/cheese.ts'
import { coldBoards } from './meals/cold-boards.ts'
import { couscous } from './meals/couscous.ts'
import { familyDishes } from './meals/family-dishes.ts'
import { frozenMeals } from './meals/frozen-meals.ts'
import { greenCorn } from './meals/green-corn.ts'
import { homeLunch } from './meals/home-lunch.ts'
import { japaneseFood } from './meals/japanese-food.ts'
import { lunchbox } from './meals/lunchbox.ts'
import { regionalDishes } from './meals/regional-dishes.ts'
import { salads } from './meals/salads.ts'
import { saltedMeat } from './meals/salted-meat.ts'
import { sausageBacon } from './meals/sausage-bacon.ts'
import { seafood } from './meals/seafood.ts'
import { skewers } from './meals/skewers.ts'
import { soups } from './meals/soups.ts'
import { spreads } from './meals/spreads.ts'

export const mealsTypes: readonly ProductType[] = [
  brazilianDishes, cheese, coldBoards, couscous, familyDishes, frozenMeals, greenCorn, homeLunch, japaneseFood, lunchbox, regionalDishes, salads,
  saltedMeat, sausageBacon, seafood, skewers, soups, spreads,
]
