/**
 * Traces of requests, sent by OTLP. Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT says where they go; what is read of them is what the log
 * has: routes instead of addresses, and no messages of errors.
 */
import { hostname } from 'node:os';
import type { FastifyPluginCallback } from 'fastify';
import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';

export interface Traces {
  /** To be registered before routes. */
  readonly plugin: FastifyPluginCallback;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/** What every span says of this process. */
function resourceOf(release: string) {
  const attributes = {
    'service.name': 'wandou-backend',
    'service.version': release,
    'service.instance.id': hostname(),
  };
  const resource = { attributes, merge: () => resource, getRawAttributes: () => Object.entries(attributes) };
  return resource;
}

export async function startTraces(url: string, release: string): Promise<Traces> {
  const [api, { FastifyOtelInstrumentation }, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@fastify/otel'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const sending = new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }));
  /** The message of an error may repeat a statement with its values. */
  const withoutMessages: SpanProcessor = {
    onStart: () => undefined,
    onEnding: (span) => {
      if (span.status.message !== undefined) span.setStatus({ code: span.status.code });
    },
    onEnd: () => undefined,
    forceFlush: async () => undefined,
    shutdown: async () => undefined,
  };
  const provider = new sdk.NodeTracerProvider({
    resource: resourceOf(release),
    spanProcessors: [withoutMessages, sending],
  });
  provider.register();
  const instrumentation = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    requestHook: (span, request) => {
      const { url: route = 'unknown' } = request.routeOptions;
      span.updateName(`${request.method} ${route}`);
      span.setAttributes({ 'url.path': route, 'wandou.request_id': request.id });
    },
  });
  instrumentation.setTracerProvider(provider);
  return {
    plugin: instrumentation.plugin(),
    async stop() {
      await provider.shutdown().catch(() => undefined);
      for (const part of [api.trace, api.context, api.propagation]) part.disable();
    },
  };
}
