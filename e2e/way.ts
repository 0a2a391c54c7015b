import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const portOf = (server: ReturnType<typeof createServer>): number => (server.address() as AddressInfo).port;

/** A port that nothing listens at. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
};

/** A way to several instances of Pipsmith, as a balancer gives one. */
export interface Way {
  readonly site: string;
  /** The port that the newest connection goes to. */
  readonly goesTo: () => number;
  readonly close: () => void;
}

/** @param ports of the instances; each connection goes to the first that answers */
export const openWay = async (ports: readonly number[]): Promise<Way> => {
  const sockets = new Set<Socket>();
  let newest = 0;
  const lead = (socket: Socket, [port, ...others]: readonly number[]): void => {
    if (port === undefined) {
      socket.destroy();
      return;
    }
    const onward = connect(port, 'localhost');
    sockets.add(onward);
    onward.once('close', () => sockets.delete(onward));
    const isRefused = (): void => lead(socket, others);
    onward.once('error', isRefused);
    onward.once('connect', () => {
      newest = port;
      onward.off('error', isRefused);
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        one.on('error', () => other.destroy());
        one.once('close', () => other.destroy());
        one.pipe(other);
      }
    });
  };
  const way = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    lead(socket, ports);
  });
  way.listen(0, 'localhost');
  await once(way, 'listening');
  return {
    site: `http://localhost:${portOf(way)}`,
    goesTo: () => newest,
    close: () => {
      way.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
