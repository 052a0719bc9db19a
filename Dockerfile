# The portal for an office with a PostgreSQL of its own (DATABASE_URL, APP_SECRET) and uploads on S3 or a volume at
# /data. compose.yaml runs it with both; docs/operations.md says more.
#   docker build -t vehicle-record-portal .
# BASE is any system with glibc, npm and Node.js 20.19 or newer; nothing of it but a few libraries is in the image.
ARG BASE=node:24-trixie-slim
FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build && node_modules/.bin/node tools/image/assemble.ts /image

FROM scratch
COPY --from=build /image /
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data PATH=/usr/local/bin
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Run it with a read-only root, no capabilities and no new privileges:
#   docker run --read-only --cap-drop=all --security-opt=no-new-privileges --tmpfs /tmp -v portal-data:/data …
# Backup, restore and the rest of docs/operations.md: docker exec CONTAINER node tools/backup.ts /data/FILE
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "server/start/main.ts"]
