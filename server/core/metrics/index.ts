/**
 * What Prometheus reads at METRICS_PORT. Labels are names of the contract and of our own parts, so their values are bounded and show
 * nothing of a parent.
 */
import Fastify, { type FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { isTimeout, type Measure } from '../providers/outgoing';
import { SECOND } from '../time';

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Why a fair share was refused: too many calls wait, or the minute's time is used up. */
export type FairRefusal = 'waiting' | 'time';

export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];
  private readonly requests = new Counter({
    name: 'wandou_requests_total',
    help: 'Answered requests by route; code: of a refusal, empty otherwise',
    labelNames: ['service', 'method', 'route', 'status', 'code'],
    registers: this.registers,
  });
  private readonly requestSeconds = new Histogram({
    name: 'wandou_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['service', 'method', 'route'],
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly refusals = new Counter({
    name: 'wandou_fair_share_refusals_total',
    help: 'Calls refused because their account, or address, had its share',
    labelNames: ['why'],
    registers: this.registers,
  });
  private readonly gateways = new Histogram({
    name: 'wandou_gateway_request_duration_seconds',
    help: 'Requests to outside services; result: class of the status, timeout or unreachable',
    labelNames: ['gateway', 'result'],
    buckets: SECONDS,
    registers: this.registers,
  });
  private readonly jobs = new Counter({
    name: 'wandou_job_runs_total',
    help: 'Runs of background jobs; `job` is the name of a label of Prometheus itself',
    labelNames: ['task', 'result'],
    registers: this.registers,
  });
  private readonly jobSeconds = new Gauge({
    name: 'wandou_job_last_duration_seconds',
    help: 'How long the last run took',
    labelNames: ['task'],
    registers: this.registers,
  });
  private readonly jobDone = new Gauge({
    name: 'wandou_job_last_success_timestamp_seconds',
    help: 'When a job was last done without a failure',
    labelNames: ['task'],
    registers: this.registers,
  });
  private readonly failures = new Counter({
    name: 'wandou_background_failures_total',
    help: 'Failures outside a request, each with a line in the log',
    registers: this.registers,
  });

  constructor(release: string) {
    const { registers } = this;
    collectDefaultMetrics({ register: this.registry });
    const info = { name: 'wandou_release_info', help: 'The release that runs', labelNames: ['release'] };
    new Gauge({ ...info, registers }).set({ release }, 1);
    for (const why of ['waiting', 'time'] satisfies FairRefusal[]) this.refusals.inc({ why }, 0);
  }

  readonly onFairRefusal = (why: FairRefusal): void => this.refusals.inc({ why });
  readonly onFailure = (): void => this.failures.inc();

  readonly onJob = (task: string, ms: number, isDone: boolean): void => {
    this.jobs.inc({ task, result: isDone ? 'done' : 'failed' });
    this.jobSeconds.set({ task }, ms / SECOND);
    if (isDone) this.jobDone.setToCurrentTime({ task });
  };

  readonly measure: Measure = async (gateway, ask) => {
    const end = this.gateways.startTimer({ gateway });
    try {
      const answer = await ask();
      end({ result: `${Math.floor(answer.status / 100)}xx` });
      return answer;
    } catch (error) {
      end({ result: isTimeout(error) ? 'timeout' : 'unreachable' });
      throw error;
    }
  };

  /** Counts what `app` answers; to be called before its routes are registered. */
  watchRequests(app: FastifyInstance): void {
    app.addHook('onResponse', (request, reply, done) => {
      const { config, url: route = 'unknown' } = request.routeOptions;
      const labels = { service: config.call?.service ?? '', method: request.method, route };
      this.requests.inc({ ...labels, status: reply.statusCode, code: request.refusedWith ?? '' });
      this.requestSeconds.observe(labels, reply.elapsedTime / SECOND);
      done();
    });
  }

  /** The app of the metrics' own port: nothing that parents reach leads to it. */
  readonly app = (): FastifyInstance => {
    const app = Fastify();
    app.get('/metrics', async (_request, reply) =>
      reply.type(this.registry.contentType).send(await this.registry.metrics()),
    );
    return app;
  };

  watchPool(pool: Pool, most: number): void {
    const { registers } = this;
    new Gauge({
      name: 'wandou_pool_connections',
      help: 'Database connections of this instance; max: how many it may have',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'max' }, most);
      },
    });
    new Gauge({
      name: 'wandou_pool_waiting',
      help: 'Statements and transactions that wait for a connection',
      registers,
      collect() {
        this.set(pool.waitingCount);
      },
    });
  }
}
