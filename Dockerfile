# Build the single executable, then ship nothing but that. Pin both images by digest where builds must be repeatable:
#   docker build --build-arg BUN_IMAGE=oven/bun@sha256:... --build-arg BASE_IMAGE=gcr.io/distroless/base-debian12@sha256:... .
# What the labels say: --build-arg VERSION=... --build-arg REVISION=$(git rev-parse HEAD) --build-arg SOURCE=https://...
ARG BUN_IMAGE=oven/bun:1.4.5
ARG BASE_IMAGE=gcr.io/distroless/base-debian12:nonroot

FROM ${BUN_IMAGE} AS build
WORKDIR /build
# Packages change less often than sources: this layer is kept until the lockfile changes.
COPY package.json bun.lock bunfig.toml ./
COPY patches patches
RUN bun install --frozen-lockfile
COPY . .
RUN bun run build && mkdir data

# glibc and certificates, no shell; user 65532 is "nonroot" there.
FROM ${BASE_IMAGE}
ARG VERSION=0.1.0
ARG REVISION=unknown
ARG SOURCE=unknown
LABEL org.opencontainers.image.title="Clubwright" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.source="${SOURCE}" \
      org.opencontainers.image.description="Open golf club fitting service over REST and MCP" \
      org.opencontainers.image.licenses="MIT"
COPY --from=build /build/dist/clubwright /clubwright
COPY --from=build --chown=65532:65532 /build/data /data
ENV HOST=0.0.0.0 DATA_DIR=/data
USER 65532:65532
# Nothing is written outside of /data: run it with a read-only root (docker run --read-only).
VOLUME /data
EXPOSE 3000
# Builders of OCI images leave this out: tell buildah and podman `--format docker`.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["/clubwright", "health"]
# A stop takes up to 33 seconds (STOP_DELAY_SECONDS + DRAIN_SECONDS + 5) and Docker kills after 10 unless it is told:
# `docker run --stop-timeout 40`, `stop_grace_period: 40s`, `terminationGracePeriodSeconds: 40` (docs/operations.md, "Stopping").
STOPSIGNAL SIGTERM
ENTRYPOINT ["/clubwright"]
CMD ["serve"]
