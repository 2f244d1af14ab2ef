/**
 * Pool transactions that always release their connection. Drizzle sends BEGIN outside its try, so a failing one would leak the
 * connection, and sends ROLLBACK even if the connection is dead.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Db } from './types';

/** ERROR: the statement was refused, the connection is usable. FATAL and PANIC end the connection. */
const isBroken = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof DatabaseError && error.severity === 'ERROR');

/** Wraps a connection until it breaks; afterwards every statement fails at once instead of waiting for a response. */
class Line {
  broken: Error | undefined;

  constructor(private readonly client: PoolClient) {}

  /** The client for Drizzle. */
  readonly asClient = (): PoolClient =>
    new Proxy(this.client, {
      get: (client, name) => (name === 'query' ? this.query : (Reflect.get(client, name) as unknown)),
    });

  private readonly query = async (...asked: Parameters<PoolClient['query']>): Promise<unknown> => {
    if (this.broken !== undefined) throw this.broken;
    try {
      return await this.client.query(...asked);
    } catch (error) {
      if (isBroken(error)) this.broken ??= error;
      throw error;
    }
  };
}

/** Savepoints, isolation levels and errors of `run` behave as in Drizzle. */
export const transactionsOf =
  (pool: Pool): Db['transaction'] =>
  async (run, options) => {
    const client = await pool.connect();
    const line = new Line(client);
    let failure: { readonly reason: unknown } | undefined;
    try {
      return await drizzle(line.asClient()).transaction(async (tx) => {
        try {
          return await run(tx);
        } catch (reason) {
          failure = { reason };
          throw reason;
        }
      }, options);
    } catch (error) {
      // Report why the transaction was rolled back, not that ROLLBACK failed.
      throw failure === undefined ? error : failure.reason;
    } finally {
      // With an error the pool destroys the connection, and PostgreSQL rolls back.
      client.release(line.broken);
    }
  };
