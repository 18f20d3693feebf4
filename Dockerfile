# A container of the site: docs/hosting.md. Debian, since the native parts of packages are those for glibc.
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# No setting of a site goes in: the image runs under every address.
RUN npm run build && rm -rf .next/cache .next/types .next/diagnostics .next/build

FROM node:22-bookworm-slim AS packages
WORKDIR /site
COPY package.json package-lock.json ./
# Next.js's compiler, the test runner that npm takes for a part of it, Prisma's command line and its runtimes for other
# databases, and source maps are not loaded when a site runs.
RUN npm ci --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@next/swc-* node_modules/@playwright node_modules/playwright node_modules/playwright-core \
    node_modules/prisma node_modules/@prisma/dev node_modules/@prisma/studio-core node_modules/@prisma/config \
    node_modules/@prisma/engines node_modules/@prisma/query-plan-executor \
    node_modules/elkjs node_modules/typescript node_modules/@typescript \
  && find node_modules/@prisma/client/runtime -regex '.*\(mysql\|sqlite\|sqlserver\|cockroachdb\).*' -delete \
  && find node_modules -name '*.map' -delete

FROM node:22-bookworm-slim
WORKDIR /site
COPY --from=packages /site/package.json ./
COPY --from=packages /site/node_modules node_modules
COPY --from=build /site/.next .next
COPY --from=build /site/.build .build
COPY --from=build /site/public public
COPY --from=build /site/lib/server/share-pictures/fonts lib/server/share-pictures/fonts
COPY --from=build /site/demo/film demo/film
COPY --from=build /site/prisma/schema.prisma prisma/
COPY --from=build /site/prisma/migrations prisma/migrations
COPY --from=build /site/scripts/serve.mjs /site/scripts/run.mjs /site/scripts/install.mjs scripts/
COPY --from=build /site/scripts/start/end-with-npm.mjs scripts/start/
COPY --from=build /site/scripts/bundling/build-state.mjs scripts/bundling/
# Everything that a site writes is here; all else may be read-only.
RUN install -d -o 1000 -g 1000 -m 700 /data
VOLUME /data
USER 1000:1000
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
# The site ends within 35 s of it: give it 45 (docker stop --time 45).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=5m --start-interval=1s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health?live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]
