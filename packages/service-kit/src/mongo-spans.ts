import type { Span } from '@opentelemetry/api'
import type { Connection } from 'mongoose'
import { fail, startChild } from './spans.ts'

/** The database's own names and ours, without the values of the query. */
function attributesOf(commandName: string, databaseName: string, collection: unknown) {
  return {
    'db.system.name': 'mongodb',
    'db.namespace': databaseName,
    'db.operation.name': commandName,
    ...(typeof collection === 'string' && { 'db.collection.name': collection }),
  }
}

/** A span for each command that is sent as part of a trace. The driver must monitor its commands. */
export function traceMongo(connection: Connection): void {
  const spans = new Map<number, Span>()

  function end(requestId: number, failure?: Error): void {
    const span = spans.get(requestId)
    if (failure && span) fail(span, failure)
    span?.end()
    spans.delete(requestId)
  }

  connection
    .getClient()
    .on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
      // A cursor's next page names its collection differently.
      const collection = commandName === 'getMore' ? command.collection : command[commandName]
      const name = typeof collection === 'string' ? `${commandName} ${collection}` : commandName
      const span = startChild(name, attributesOf(commandName, databaseName, collection))
      if (span) spans.set(requestId, span)
    })
    .on('commandSucceeded', ({ requestId }) => end(requestId))
    .on('commandFailed', ({ requestId, failure }) => end(requestId, failure))
}
