# syntax=docker/dockerfile:1

FROM node:24-bookworm-slim AS build
ENV NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN mkdir -p public && node scripts/prepare.mjs build && node scripts/image.mjs /content

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    DATA_DIR=/data \
    PORT=3000
WORKDIR /app
# Made before the volume is, which takes its owner over.
RUN install -d -m 0700 -o node -g node /data
# With lib and scripts in source, as far as the commands beside the server (users, backup, restore) need them.
COPY --from=build /content ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Without npm or a shell between: SIGTERM reaches the server.
CMD ["node", "--min-semi-space-size=16", "scripts/serve.mjs"]
