import { createServer } from 'node:http';
import { once } from 'node:events';
import { queueMessages as say } from '#words/messages/queue';
import { err, ok, type Result } from '@/lib/result';
import { metricsText, type QueueState } from '@/lib/simulation/queue/metrics';
import { codeOf } from '../output';

interface MetricsServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves figures for Prometheus at /metrics, only to this machine unless HOST says otherwise; nothing without a port.
 * An error is a sentence.
 */
export const serveMetrics = async (
  given: string | undefined,
  state: () => QueueState,
): Promise<Result<MetricsServer | undefined, string>> => {
  if (given === undefined) return ok(undefined);
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (port < 1 || port > 65_535) return err(say.badPort(given));
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(metricsText(state()));
  });
  const host = process.env['HOST'] ?? '127.0.0.1';
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    return err(say.portTaken(port, codeOf(error)));
  }
  server.unref();
  return ok({
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
};
