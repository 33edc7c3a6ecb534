import type { IncomingMessage } from 'node:http'
import {
  context,
  type Context,
  type ContextManager,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type ReadableSpan,
  type Sampler,
  SamplingDecision,
  type SamplingResult,
  type Span,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../env.ts'
import { cleanSpan } from './clean-span.ts'
import { shownPath } from './hide.ts'
import { scopes } from './scope.ts'
import { tracingIsOn } from './trace-state.ts'

/** OpenTelemetry's context travels in the same store as the id of the request. */
const contextManager: ContextManager = {
  active: () => (scopes.getStore()?.trace as Context | undefined) ?? ROOT_CONTEXT,
  with: (next, work, self, ...args) =>
    scopes.run({ ...scopes.getStore(), trace: next }, () => work.call(self as never, ...args)),
  bind: (next, target) =>
    typeof target === 'function'
      ? (((...args: unknown[]) =>
          scopes.run({ ...scopes.getStore(), trace: next }, () =>
            (target as (...args: unknown[]) => unknown)(...args),
          )) as typeof target)
      : target,
  enable() {
    return this
  },
  disable() {
    return this
  },
}

/** A trace begins with a request or a job of ours. What Next does at a start by itself is none. */
class OwnRoots implements Sampler {
  private readonly share: Sampler
  constructor(share: Sampler) {
    this.share = share
  }
  shouldSample(...call: Parameters<Sampler['shouldSample']>): SamplingResult {
    const [, , name, kind] = call
    const isOurs = kind === SpanKind.SERVER || name.startsWith('job ')
    return isOurs ? this.share.shouldSample(...call) : { decision: SamplingDecision.NOT_RECORD }
  }
  toString(): string {
    return `OwnRoots(${this.share.toString()})`
  }
}

class CleanProcessor implements SpanProcessor {
  private readonly next: SpanProcessor
  constructor(next: SpanProcessor) {
    this.next = next
  }
  onStart(span: Span, parent: Context): void {
    this.next.onStart(span, parent)
  }
  onEnd(span: ReadableSpan): void {
    cleanSpan(span)
    this.next.onEnd(span)
  }
  forceFlush = (): Promise<void> => this.next.forceFlush()
  shutdown = (): Promise<void> => this.next.shutdown()
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The trace that a trusted proxy has begun; a stranger's is not gone on with. */
function parentOf(request: IncomingMessage, trustedHops: number): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(request.headers.traceparent ?? '')) ?? []
  if (trustedHops === 0 || !traceId || !spanId) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: parseInt(flags ?? '0', 16) & 1,
    isRemote: true,
  })
}

type Settings = Pick<Env, 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'TRUST_PROXY_HOPS'>

/**
 * Takes traces and sends them by OTLP over http. The exporter itself reads `OTEL_EXPORTER_OTLP_ENDPOINT` and
 * `OTEL_EXPORTER_OTLP_HEADERS`.
 */
export function startTracing(env: Settings) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME }),
    sampler: new ParentBasedSampler({ root: new OwnRoots(new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG)) }),
    spanProcessors: [
      new CleanProcessor(new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: 1_000 })),
    ],
  })
  context.setGlobalContextManager(contextManager)
  trace.setGlobalTracerProvider(provider)
  const tracer = trace.getTracer('patchbay')
  tracingIsOn(() => provider.forceFlush({ timeoutMillis: 2_000 }))

  return {
    provider,
    /** Begins the span of a request, to which all others of it belong. */
    begin(request: IncomingMessage) {
      const { method = 'GET', url = '/' } = request
      const parent = parentOf(request, env.TRUST_PROXY_HOPS)
      const attributes = { 'http.request.method': method, 'url.path': shownPath(url) }
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
      return {
        context: trace.setSpan(parent, span),
        span: {
          end(route: string, status: number): void {
            span.updateName(`${method} ${route}`)
            span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
            span.end()
          },
        },
      }
    },
  }
}
