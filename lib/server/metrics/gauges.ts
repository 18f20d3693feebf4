import 'server-only';

import { Gauge as PrometheusGauge, Registry } from 'prom-client';

/** A value as it is at this moment. */
export interface Gauge {
  name: string;
  help: string;
  value: number;
}

/** Values of a moment in the text format of Prometheus. */
export function gaugesText(gauges: readonly Gauge[]): Promise<string> {
  const registry = new Registry();
  for (const { name, help, value } of gauges)
    new PrometheusGauge({ name, help, registers: [registry] }).set(value);
  return registry.metrics();
}
