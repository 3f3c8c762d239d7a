{{- define "clubwright.labels" -}}
app.kubernetes.io/name: clubwright
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "clubwright.image" -}}
{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ .Values.image.tag }}{{ end }}
{{- end }}
{{- define "clubwright.secret" -}}
{{ .Values.existingSecret | default (printf "%s-clubwright" .Release.Name) }}
{{- end }}
{{- define "clubwright.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile: { type: RuntimeDefault }
{{- end }}
{{- define "clubwright.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}
