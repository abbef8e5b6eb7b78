/* global Mongo, print, sleep */
/**
 * Run by mongosh beside the database at every start; every step is idempotent. Creates the replica set, for each service a
 * user that may read and write its own database only, and one for backups, which may read all of these and note when it has
 * made one. Changed passwords are updated.
 * The first user can only be created from the database's own address, hence `network_mode: service:mongodb`.
 */
const DATABASES = { auth: 'atelie_auth', crm: 'atelie_crm', quotes: 'atelie_quotes', quotes_worker: 'atelie_quotes', cash: 'atelie_cash', ai: 'atelie_ai' }
const REPLICA_SET = { _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] }
const WAIT_SECONDS = 60

const passwordOf = (user) => {
  const password = process.env[`MONGODB_${user.toUpperCase()}_PASSWORD`]
  if (!password) throw new Error(`no password for ${user}: run infra/compose/make-env.mjs`)
  return password
}

const connect = (login = '') => new Mongo(`mongodb://${login}127.0.0.1:27017/admin?directConnection=true&serverSelectionTimeoutMS=2000`).getDB('admin')

const within = (what, attempt) => {
  for (let seconds = 0; ; seconds += 1) {
    try {
      const result = attempt()
      if (result) return result
    } catch (error) {
      if (seconds >= WAIT_SECONDS) throw error
    }
    if (seconds >= WAIT_SECONDS) throw new Error(`${what} took too long`)
    sleep(1000)
  }
}

const connectAsRoot = () => {
  try {
    const admin = connect(`root:${passwordOf('root')}@`)
    admin.runCommand({ ping: 1 })
    return admin
  } catch (error) {
    if (error.codeName !== 'AuthenticationFailed') throw error
    return null
  }
}

const open = within('the start of the database', () => connect())
const rootBefore = connectAsRoot()
if (!open.hello().setName) open.adminCommand({ replSetInitiate: REPLICA_SET })
within('the election', () => open.hello().isWritablePrimary)
if (!rootBefore) open.createUser({ user: 'root', pwd: passwordOf('root'), roles: ['root'] })

const root = rootBefore ?? connectAsRoot()
const ensureUser = (user, roles) => {
  const account = { pwd: passwordOf(user), roles }
  if (root.getUser(user)) root.updateUser(user, account)
  else root.createUser({ user, ...account })
}
for (const [user, db] of Object.entries(DATABASES)) ensureUser(user, [{ role: 'readWrite', db }])

const JOURNAL = { resource: { db: 'atelie_auth', collection: 'backups' }, actions: ['find', 'insert', 'update'] }
const mayRead = [...new Set(Object.values(DATABASES))].map((db) => ({ role: 'read', db }))
if (root.getRole('backups')) root.updateRole('backups', { privileges: [JOURNAL], roles: mayRead })
else root.createRole({ role: 'backups', privileges: [JOURNAL], roles: mayRead })
ensureUser('backup', ['backups'])
print(`${Object.keys(DATABASES).length + 1} users are ready`)
