# Builds Pipsmith, and serves it as a user who can write nowhere. docs/hosting.md says how to use it.
FROM node:22-bookworm-slim AS build
WORKDIR /pipsmith
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
# Called once, the command line has its bundle: later it can write nowhere. Whoever runs it may read everything,
# whatever the sources' modes were where they came from.
RUN npm run build && npm prune --omit=dev && \
  rm -rf .next/cache && node scripts/pipsmith.mjs --help > /dev/null && chmod -R a+rX .

FROM node:22-bookworm-slim
WORKDIR /pipsmith
COPY --from=build /pipsmith .
ENV HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
EXPOSE 3000
USER node
# What the command line needs can be read by its user.
RUN ["node", "scripts/pipsmith.mjs", "skills", "--stats"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "scripts/serve.mjs"]
