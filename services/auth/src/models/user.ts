import { Schema, type Connection, type InferSchemaType } from 'mongoose'

const userSchema = new Schema(
  {
    fullName: { type: String, required: true },
    // E-mail and user name are kept as typed for display and lower-cased for comparison: not every engine honours
    // a unique index under a collation.
    email: { type: String, required: true },
    emailKey: { type: String, required: true, unique: true },
    username: { type: String, default: null },
    usernameKey: { type: String },
    passwordHash: { type: String, required: true },
  },
  { versionKey: false, timestamps: { createdAt: true, updatedAt: false } },
)

userSchema.index({ usernameKey: 1 }, { unique: true, partialFilterExpression: { usernameKey: { $type: 'string' } } })

export type StoredUser = InferSchemaType<typeof userSchema>

export const createUserModel = (connection: Connection) => connection.model('User', userSchema, 'users')
export type UserModel = ReturnType<typeof createUserModel>

/** How e-mails and user names are compared. */
export const comparisonKey = (text: string): string => text.toLowerCase()
