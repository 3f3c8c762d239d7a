# Build the single executable, then ship nothing but that.
FROM oven/bun:1.4.5 AS build
WORKDIR /build
COPY . .
RUN bun run build && mkdir data

# glibc and certificates, no shell; user 65532 is "nonroot" there.
FROM gcr.io/distroless/base-debian12:nonroot
COPY --from=build /build/dist/clubwright /clubwright
COPY --from=build --chown=65532:65532 /build/data /data
ENV HOST=0.0.0.0 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# A stop takes up to 33 seconds (STOP_DELAY_SECONDS + DRAIN_SECONDS + 5) and Docker kills after 10 unless it is told:
# `docker run --stop-timeout 40`, `stop_grace_period: 40s`, `terminationGracePeriodSeconds: 40` (docs/operations.md).
STOPSIGNAL SIGTERM
ENTRYPOINT ["/clubwright"]
CMD ["serve"]
