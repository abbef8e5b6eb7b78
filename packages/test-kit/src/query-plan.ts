import type { Connection } from 'mongoose'

interface QueryPlan {
  usesIndex: boolean
  documentsExamined: number
  documentsReturned: number
}

/** How the engine runs a query: one that reads more than it returns gets slower with other people's data. */
export async function queryPlan(
  connection: Connection,
  collection: string,
  filter: object,
  options: { sort?: Record<string, 1 | -1>; limit?: number } = {},
): Promise<QueryPlan> {
  const plan = await connection.collection(collection).find(filter, options).explain('executionStats')
  const { totalDocsExamined, nReturned } = plan.executionStats
  return {
    usesIndex: JSON.stringify(plan.queryPlanner).includes('IXSCAN'),
    documentsExamined: totalDocsExamined,
    documentsReturned: nReturned,
  }
}

/** The plan that every query of ours should have: an index that leads to exactly the rows wanted. */
export const indexed = (documents: number): QueryPlan => ({
  usesIndex: true,
  documentsExamined: documents,
  documentsReturned: documents,
})
