/**
 * Transactions of the pool that give their connection back, whatever becomes of it. Drizzle sends BEGIN outside of its try,
 * so that one that fails would keep its connection for ever, and ROLLBACK also where nobody answers any more.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import type { Db } from './types';

/** What PostgreSQL refuses, it has answered; FATAL and PANIC are its last word on this connection. */
const isBroken = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof DatabaseError && error.severity === 'ERROR');

/** The connection until it breaks. Afterwards nothing waits for an answer: each further statement fails at once. */
class Line {
  broken: Error | undefined;

  constructor(private readonly client: PoolClient) {}

  /** What Drizzle asks of a client. */
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

/** Savepoints, isolation levels and what `run` throws are Drizzle's own. */
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
      // Not that there could be no ROLLBACK: why there was to be one.
      throw failure === undefined ? error : failure.reason;
    } finally {
      // With an error the pool destroys it: PostgreSQL then rolls back by itself.
      client.release(line.broken);
    }
  };
